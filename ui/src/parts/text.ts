import en from './text/en.ftl?raw';
import fr from './text/fr.ftl?raw';
import { texts } from './texts';

/** The words that shared parts write themselves. */
export const say = texts(en, fr);
