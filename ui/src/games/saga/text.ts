import { texts } from '../../parts/texts';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

/** The words of the saga table that are drawn by the layout; all others come with the scene. */
export const say = texts(en, fr);
