import { pluralIn } from '../../../shared/i18n/plural.ts'
import type { NewGymWords } from './new-gym.en.ts'

const plural = pluralIn('fr')

const fr: NewGymWords = {
  title: 'Nouvelle salle',
  setUp: 'Mettre en place les écrans',
  setUpOf: (name) => `Mettre en place ${name}`,
  onePage:
    'Une page, des coordonnées au dixième écran. Ce qui est fait est gardé ; revenez quand vous voulez.',
  theGym: 'La salle',
  thenPeopleAndWalls:
    'Une fois enregistrée, ses dix écrans sont créés. Viennent ensuite, sur cette page, son équipe et les codes de ses écrans.',
  saveGym: 'Enregistrer la salle',
  country: 'Pays ou région',
  countryHint: 'Ses fuseaux horaires viennent en premier ; s’il n’en a qu’un, il est proposé.',
  zoneFromBrowser: 'Celui de ce navigateur : veuillez vérifier.',
  zoneFromCountry: 'Le seul de ce pays.',
  zoneUnknown: 'Veuillez choisir : ce pays en a plusieurs.',
  change: 'Modifier',
  changeOf: (name) => `Modifier ${name}`,
  walls: 'Écrans',
  thereNow: (time) => `il y est ${time}`,
  timer: 'minuteur',
  noTimer: 'sans minuteur',
  androidBoxes: 'boîtiers Android',
  miniPcs: 'mini-PC',
  screensNotMade: 'La salle est enregistrée ; ses écrans ne sont pas encore créés.',
  roundsMissing: (rounds) => `Pas encore d’écran : ${rounds}.`,
  makeScreens: 'Créer les écrans manquants',
  madeScreens: 'Les écrans sont créés.',
  tenWalls: 'Ses écrans',
  tenWallsWhy:
    'Chaque écran montre six caractères. Saisissez-les dans n’importe quel ordre ; après le sixième, le curseur passe à la case suivante. Dix codes peuvent être collés d’un coup.',
  wallsWhat: 'les écrans de cette salle',
  answering: (count, all) => `${count} sur ${all}`,
  wallsAnswer: 'écrans répondent',
  nowAnswering: (count, all) => `${count} écrans sur ${all} répondent.`,
  codeOf: (wall) => `Code de ${wall}`,
  wallNamed: (round, name) => `${String(round)} ${name}`,
  notLinked: 'Pas encore associé',
  enterCode: 'Saisissez les six caractères de cet écran.',
  linking: 'Association…',
  noSuchCode: 'Aucun écran ne montre ce code.',
  codesChange: 'Les codes changent toutes les heures.',
  waiting: 'Associé',
  waitingWhy: 'on attend qu’il réponde',
  answers: 'Répond',
  showsToday: 'montre la séance du jour',
  showsFlexibility: 'montre Souplesse',
  showsNone: 'pas de séance aujourd’hui',
  showsOther: 'ne montre pas encore la séance du jour',
  more: (wall) => `Autres actions pour ${wall}`,
  changePlaces: 'Échanger sa place avec',
  swapped: (one, other) => `${one} et ${other} ont échangé leurs places.`,
  swappedBack: (one, other) => `${one} et ${other} ont retrouvé leurs places.`,
  swappedMeanwhile:
    'Quelqu’un vient de déplacer cet écran : veuillez regarder où il est maintenant.',
  replace: 'Remplacer l’afficheur',
  replaceHint: 'Saisissez le code du nouvel afficheur. L’ancien reste jusque-là.',
  keepDisplay: 'Garder l’ancien',
  openScreen: 'Ouvrir sa page',
  phoneTitle: 'Faites le tour de la salle avec un téléphone.',
  phoneWhy: 'Cette page s’y ouvre et continue ; ici, les cases passent au vert à mesure.',
  phoneWrongPlace:
    'Un écran au mauvais endroit ? Faites glisser sa case sur une autre, ou choisissez « Échanger sa place » dans son menu : les deux suivent aussitôt.',
  phoneLocal:
    'Cette adresse ne fonctionne que sur cet ordinateur. Ouvrez d’abord la console par son nom sur le réseau.',
  qrCode: 'Code QR de cette page',
  openGym: 'Ouvrir la page de la salle',
  addAnother: 'Ajouter une autre salle',
  later: (count) =>
    plural(count, {
      one: '# écran peut être associé plus tard.',
      other: '# écrans peuvent être associés plus tard.',
    }),
  allLinked: 'Tous les écrans sont associés.',
  codesLeft: (count) =>
    plural(count, {
      one: '# code est resté sans case.',
      other: '# codes sont restés sans case.',
    }),
  nextBox: 'case suivante',
  pasteTen: 'coller les dix',
}

export default fr
