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
  sort: 'Trier par',
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
  jumps: 'Boucle imparfaite',
  moreTags: (count) => plural(count, { one: '# autre étiquette', other: '# autres étiquettes' }),
  none: 'Aucun média trouvé',
  noneYet: 'Déposez ici des clips ou des dossiers entiers pour les ajouter.',
  tiles: 'Médias',
  keysOfTiles: 'Utilisez les flèches pour passer d’un élément à l’autre.',
  badgeJumps: 'Imparfaite',
  jumpsSaid: 'La boucle n’est pas parfaite',
  lasts: (seconds) => `${seconds} s`,
  isUnused: 'inutilisé',
  uses: (count) => plural(count, { one: 'utilisé # fois', other: 'utilisé # fois' }),
  playClip: (name) => `Lire ${name}`,
  stopClip: (name) => `Arrêter ${name}`,
  choose: 'Choisir…',
  chooseFor: (field) => `Choisir dans la médiathèque : ${field}`,
  chooseTitle: 'Choisir dans la médiathèque',
  chosen: 'sélectionné',
  chosenClip: (name) => `De la médiathèque : ${name}`,
  openClip: (name) => `Ouvrir ${name} dans la médiathèque`,
  elsewhere: 'Ce lien mène hors de la médiathèque ; il peut ne pas être disponible hors ligne.',
  notInLibrary: 'Absent de la médiathèque.',
  variantTaken: (name) => `Variante de vestiaire aussi sélectionnée : ${name}`,
}

export default fr
