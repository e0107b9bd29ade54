/** The faces of the Vikings: no two share three of helmet, hair, beard and cloak. */
import type { Portrait } from '../../parts/card';

type Features = [Portrait['helm'], string, Portrait['beard'], string, string];

const FACES: Record<string, Features> = {
  harald: ['dome', '#8a5a2b', 'full', '#5b6b7a', '#e8c4a0'], bjorn: ['none', '#6d4323', 'short', '#6a4d34', '#dcb38c'],
  mikka: ['band', '#d9a441', 'none', '#46705a', '#edcba8'], helga: ['braids', '#c9772f', 'none', '#7b3f4a', '#efcfae'],
  kjer: ['hood', '#3c2c22', 'short', '#3f4f63', '#d8ad86'], solveig: ['braids', '#e3c15e', 'none', '#3f6f86', '#f0d0b0'],
  ragnar: ['spectacles', '#5a2f1c', 'long', '#6b2e2e', '#ddb28a'], halvar: ['dome', '#b5542b', 'fork', '#3d5c4a', '#e6bf9a'],
  lasse: ['none', '#c98b3b', 'full', '#66563f', '#e8c4a0'], ingrid: ['helm-braids', '#d9b35a', 'none', '#5a4a80', '#efcfae'],
  knut: ['spectacles', '#9a9a98', 'long', '#41566b', '#dcb38c'], ulf: ['wolf', '#4b4038', 'full', '#4a4540', '#d8ad86'],
  britta: ['braids', '#a33f24', 'none', '#8a6a2a', '#f0d0b0'], christian: ['dome', '#3b2a1e', 'fork', '#734a2c', '#d2a67c'],
  sven: ['dome', '#c7c3b8', 'long', '#4a6a80', '#e6bf9a'], helge: ['spectacles', '#d0cdc4', 'fork', '#7a3b3b', '#dcb38c'],
  gunnar: ['band', '#7b3a1b', 'full', '#7d6a2e', '#dcb38c'], erik: ['hood', '#a0451f', 'full', '#4a3556', '#e6bf9a'],
  sigrun: ['braids', '#5b3a22', 'none', '#2f6b57', '#e3bd98'], ansgar: ['none', '#8f2f1c', 'fork', '#3c5a76', '#e8c4a0'],
  jorik: ['band', '#2f2620', 'short', '#8a4f2a', '#cfa27a'], olav: ['dome', '#d8b14e', 'short', '#6a5b24', '#edcba8'],
  ellen: ['helm-braids', '#7a2f1d', 'none', '#37505a', '#f0d0b0'], magnus: ['hood', '#c2a05a', 'long', '#5a3a2a', '#dcb38c'],
  gunhild: ['helm-braids', '#2f241c', 'none', '#8a3326', '#dcb38c'], alfred: ['none', '#bdb7a8', 'long', '#4b4a63', '#e6bf9a'],
  tjure: ['wolf', '#a8672e', 'short', '#2f4a44', '#e8c4a0'], soren: ['hood', '#d9a441', 'fork', '#7d5a1c', '#edcba8'],
  alva: ['braids', '#3a2a40', 'none', '#3d6a7a', '#e3bd98'], mats: ['spectacles', '#8a5a2b', 'none', '#5a4a80', '#edcba8'],
  leif: ['band', '#c7c3b8', 'full', '#3a6f8f', '#dcb38c'], jari: ['wolf', '#d0cdc4', 'none', '#6a3550', '#d8ad86'],
  thorsten: ['dome', '#6d2f1a', 'long', '#3a4f6f', '#ddb28a'], ole: ['spectacles', '#c98b3b', 'short', '#4f6a8a', '#e8c4a0'],
};

export function portraitOf(name: string): Portrait | undefined {
  const face = FACES[name];
  if (!face) return undefined;
  const [helm, hair, beard, cloak, skin] = face;
  return { helm, hair, beard, cloak, skin };
}
