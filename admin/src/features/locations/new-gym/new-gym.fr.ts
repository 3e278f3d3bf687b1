import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { NewGymWords } from './new-gym.en.ts'

const plural = pluralIn('fr')

const fr: NewGymWords = {
  title: 'Nouveau club',
  setUp: 'Configurer les écrans',
  setUpOf: (name) => `Configurer ${name}`,
  onePage:
    'Configurez le club, ses personnes et ses dix écrans sur une seule page. Votre progression est enregistrée ; revenez quand vous voulez.',
  theGym: 'Club',
  thenPeopleAndWalls:
    'L’enregistrement crée le club et ses dix écrans. Ajoutez ensuite ici ses personnes et entrez les codes des écrans.',
  saveGym: 'Enregistrer le club',
  country: 'Pays ou région',
  countryHint:
    'Ses fuseaux horaires apparaissent en premier. S’il n’en a qu’un, il est déjà choisi.',
  zoneFromBrowser: 'Le fuseau horaire de votre navigateur. Vérifiez qu’il est correct.',
  zoneFromCountry: 'Le seul fuseau horaire de ce pays.',
  zoneUnknown: 'Choisissez-en un : ce pays en a plusieurs.',
  change: 'Modifier',
  changeOf: (name) => `Modifier ${name}`,
  walls: 'Écrans',
  thereNow: (time) => `${time}, heure locale`,
  timer: 'minuteur',
  noTimer: 'sans minuteur',
  androidBoxes: 'boîtiers Android',
  miniPcs: 'mini-PC',
  screensNotMade: 'Le club est enregistré, mais ses écrans n’ont pas encore été créés.',
  roundsMissing: (rounds) => `Pas encore d’écran : ${rounds}.`,
  makeScreens: 'Créer les écrans manquants',
  madeScreens: 'Écrans créés.',
  tenWalls: 'Écrans',
  tenWallsWhy:
    'Chaque écran affiche un code de six caractères. Entrez les codes dans n’importe quel ordre ; le curseur avance après chacun. Vous pouvez coller dix codes d’un coup.',
  wallsWhat: 'les écrans de ce club',
  answering: (count, all) => `${count} sur ${all}`,
  wallsAnswer: 'écrans en ligne',
  nowAnswering: (count, all) => `${count} écrans sur ${all} sont en ligne.`,
  codeOf: (wall) => `Code de ${wall}`,
  wallNamed: (round, name) => `${String(round)} ${name}`,
  notLinked: 'Pas encore associé',
  enterCode: 'Entrez les six caractères de cet écran.',
  linking: 'Association…',
  noSuchCode: 'Aucun écran n’affiche ce code.',
  codesChange: 'Les codes changent toutes les heures.',
  waiting: 'Associé',
  waitingWhy: 'en attente de la connexion de l’écran',
  answers: 'En ligne',
  showsToday: 'affiche l’entraînement du jour',
  showsFlexibility: 'affiche Souplesse',
  showsNone: 'aucun entraînement aujourd’hui',
  showsOther: 'n’affiche pas encore l’entraînement du jour',
  more: (wall) => `Autres actions pour ${wall}`,
  changePlaces: 'Échanger avec',
  swapped: (one, other) => `${one} et ${other} ont été échangés.`,
  swappedBack: (one, other) => `${one} et ${other} ont retrouvé leur place.`,
  swappedMeanwhile:
    'Quelqu’un d’autre vient de déplacer cet écran. Vérifiez où il se trouve maintenant.',
  replace: 'Remplacer l’appareil',
  replaceHint: 'Entrez le code du nouvel appareil. L’ancien reste associé jusque-là.',
  keepDisplay: 'Garder l’ancien appareil',
  openScreen: 'Ouvrir la page de l’écran',
  phoneTitle: 'Apportez votre téléphone devant les écrans.',
  phoneWhy:
    'Balayez le code pour continuer sur votre téléphone. Ici, les cases passent au vert à mesure que vous tapez.',
  phoneWrongPlace:
    'Un écran au mauvais endroit ? Faites glisser sa case sur une autre ou choisissez « Échanger avec » dans son menu. Les deux écrans changent aussitôt.',
  phoneLocal:
    'Cette adresse ne fonctionne que sur cet ordinateur. Ouvrez d’abord la console avec son nom sur le réseau.',
  qrCode: 'Code QR de cette page',
  openGym: 'Ouvrir la page du club',
  addAnother: 'Ajouter un autre club',
  later: (count) =>
    plural(count, {
      one: 'Vous pouvez associer # écran plus tard.',
      other: 'Vous pouvez associer # écrans plus tard.',
    }),
  allLinked: 'Tous les écrans sont associés.',
  codesLeft: (count) =>
    plural(count, {
      one: '# code en trop n’a pas été utilisé.',
      other: '# codes en trop n’ont pas été utilisés.',
    }),
  nextBox: 'case suivante',
  pasteTen: 'coller dix codes',
}

export default fr
