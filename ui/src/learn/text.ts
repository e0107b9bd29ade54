import { texts } from '../parts/texts';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

/** The words of lessons and guides that are the page's own. */
export const say = texts(en, fr);
