import { texts } from '../../parts/texts';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

/** The words that the layout writes itself; all others come with the scene. */
export const say = texts(en, fr);
