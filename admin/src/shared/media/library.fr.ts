import { pluralIn } from '../i18n/plural.ts'
import type { LibraryWords } from './library.en.ts'

const plural = pluralIn('fr')

const fr: LibraryWords = {
  subject: 'médias',
  theLibrary: 'la médiathèque',
  kind: 'Genre',
  kinds: {
    'exercise-video': 'Vidéo d’exercice',
    'round-picture': 'Image de round',
    flexibility: 'Souplesse',
  },
  kindsMany: {
    'exercise-video': 'Vidéos d’exercices',
    'round-picture': 'Images de rounds',
    flexibility: 'Vidéos de souplesse',
  },
  allKinds: 'Tous les genres',
  length: 'Durée',
  anyLength: 'Toute durée',
  lengths: {
    short: 'Moins de 3 s',
    middle: 'De 3 à 10 s',
    long: '10 s et plus',
  },
  sort: 'Ordre',
  sorts: {
    '-createdAt': 'Les plus récents',
    createdAt: 'Les plus anciens',
    name: 'Nom, de A à Z',
    '-name': 'Nom, de Z à A',
    durationMs: 'Les plus courts',
    '-durationMs': 'Les plus longs',
    '-bytes': 'Les plus lourds',
  },
  filters: 'Filtres',
  all: 'Tous',
  unused: 'Inutilisés',
  jumps: 'Sautent à la reprise',
  moreTags: (count) => plural(count, { one: '# autre étiquette', other: '# autres étiquettes' }),
  none: 'Aucun média trouvé',
  noneYet: 'Ajoutez les premiers clips : des dossiers entiers peuvent être déposés ici.',
  tiles: 'Médias',
  keysOfTiles: 'Les flèches mènent de l’un à l’autre.',
  badgeJumps: 'Saute',
  jumpsSaid: 'La figure saute à la reprise',
  lasts: (seconds) => `${seconds} s`,
  isUnused: 'inutilisé',
  uses: (count) => plural(count, { one: 'utilisé # fois', other: 'utilisé # fois' }),
  playClip: (name) => `Lire ${name}`,
  stopClip: (name) => `Arrêter ${name}`,
  choose: 'Choisir…',
  chooseFor: (field) => `Choisir dans la médiathèque : ${field}`,
  chooseTitle: 'Choisir dans la médiathèque',
  chosen: 'choisi',
  chosenClip: (name) => `De la médiathèque : ${name}`,
  openClip: (name) => `Ouvrir ${name} dans la médiathèque`,
  elsewhere: 'Un lien vers ailleurs : sans réseau, rien n’est garanti.',
  notInLibrary: 'Absent de la médiathèque.',
  variantTaken: (name) => `Sa variante de vestiaire a été choisie aussi : ${name}`,
}

export default fr
