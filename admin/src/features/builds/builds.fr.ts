import { pluralIn } from '../../shared/i18n/plural.ts'
import type { BuildWords } from './builds.en.ts'

const plural = pluralIn('fr')
const screens = (count: number) => plural(count, { one: '# écran', other: '# écrans' })

const fr: BuildWords = {
  title: 'Logiciel des écrans',
  what: 'le logiciel des écrans',
  description:
    'Quelle compilation tourne sur quels écrans. Le serveur apporte les nouvelles ; elles sortent par anneaux et sont retirées si elles nuisent.',
  byItself: (minutes) =>
    `Une nouvelle compilation va d’elle-même à un dixième des écrans puis, après ${minutes} minutes sans dommage, à tous.`,
  byHand: 'Une nouvelle compilation attend ici que quelqu’un la diffuse.',
  builds: 'Compilations',
  none: 'Pas encore de compilation',
  noneWhy:
    'L’application des écrans n’était pas compilée au démarrage de ce serveur. Les écrans prennent ce que le serveur a lorsqu’ils se chargent.',
  build: 'Compilation',
  found: 'Trouvée',
  runs: 'Écrans qui l’exécutent',
  didNotComeUp: 'N’a pas démarré sur',
  standing: 'Situation',
  forAll: 'Pour tous les écrans',
  beingLetOut: 'En diffusion',
  stopped: 'Retirée pour dommage',
  waits: 'Non diffusée',
  earlier: 'Antérieure',
  servers: 'de ce serveur',
  runsOf: (running, all) => `${running} sur ${all}`,
  unknown: (count) =>
    plural(count, {
      one: '# écran associé ne dit pas ce qu’il exécute : il n’a plus donné signe de vie, ou date d’avant les compilations.',
      other:
        '# écrans associés ne disent pas ce qu’ils exécutent : ils n’ont plus donné signe de vie, ou datent d’avant les compilations.',
    }),
  letOut: 'Diffuser…',
  letOutOf: (build) => `Diffuser ${build}…`,
  letOutTitle: 'Diffuser une compilation',
  letOutNow: 'Diffuser',
  toWhom: 'À qui ?',
  rings: {
    screen: 'Un écran',
    location: 'Une salle',
    tenth: 'Un dixième des écrans',
    all: 'Tous les écrans',
  },
  ringHints: {
    screen: 'Pour la voir vous-même. Elle y reste jusqu’à nouvel ordre.',
    location: 'Un lieu où quelqu’un regarde. Elle y reste jusqu’à nouvel ordre.',
    tenth:
      'Réparti sur toutes les salles : aucune n’a un second écran avant que chacune en ait un.',
    all: 'Au cours des prochaines minutes. Elle est surveillée tout de même.',
  },
  gym: 'Salle',
  gymHint: 'Saisissez une partie de son nom.',
  noGym: 'Aucune salle n’a cela dans son nom.',
  screen: 'Écran',
  chooseGym: 'Veuillez choisir une salle.',
  chooseScreen: 'Veuillez choisir un écran.',
  goesTo: (count) =>
    count === 0
      ? 'Aucun écran n’y a d’appareil.'
      : `${screens(count)} la ${count === 1 ? 'prend' : 'prennent'}, chacun entre deux rounds.`,
  letOutDone: (build) => `La compilation ${build} est en route.`,
  now: 'En cours de diffusion',
  last: 'Dernière diffusion',
  states: {
    running: 'En route',
    halted: 'Suspendue',
    'taken-back': 'Retirée',
    stopped: 'Arrêtée d’elle-même',
    done: 'Terminée : pour tous les écrans',
    replaced: 'Suivie d’une compilation plus récente',
  },
  to: 'À',
  screenIn: (screen, gym) => `${screen}, ${gym}`,
  goneScreen: 'Un écran qui n’existe plus',
  goneGym: 'Une salle qui n’existe plus',
  by: 'Par',
  theServer: 'le serveur',
  since: 'Depuis',
  until: 'Jusqu’à',
  runIt: 'L’exécutent',
  runItOf: (running, members) => `${running} écrans sur ${members}`,
  troubles: {
    refused: 'N’a pas démarré',
    silent: 'Ne répond plus',
    blank: 'Ne montre pas d’image animée',
    'not-drawn': 'N’a pas pu dessiner son affichage',
  },
  trouble: 'Problèmes',
  noTrouble: 'aucun',
  troubleOf: (count, limit) => `${count} ; à partir de ${limit}, elle est retirée`,
  goesOn: 'Continue',
  toAllAt: (time) => `vers tous les écrans dès ${time}`,
  doneAt: (time) => `considérée comme acquise dès ${time}`,
  whenTold: 'quand vous le direz',
  outage:
    'La plupart des salles ne répondent pas, même sans cette compilation. Rien ne lui est imputé entre-temps.',
  lookedAt: (time) => `Vérifié à ${time}`,
  notLooked: 'Les écrans vont être vérifiés.',
  alarm: (build, time) => `La compilation ${build} a été retirée d’elle-même, ${time}.`,
  alarmWhy: (troubled, running) =>
    `${screens(troubled)} avec elle ${troubled === 1 ? 'avait' : 'avaient'} un problème, ${screens(running)} ${running === 1 ? 'l’exécutait' : 'l’exécutaient'}. Tous reviennent à la compilation précédente entre deux rounds.`,
  troubled: 'Écrans en difficulté',
  firstOf: (shown, all) => `Les ${shown} premiers sur ${all}.`,
  widenTo: { tenth: 'À un dixième', all: 'À tous' },
  halt: 'Suspendre',
  goOn: 'Reprendre',
  takeBack: 'Retirer',
  sureWiden: (build, count) => `Diffuser la compilation ${build} à ${screens(count)} ?`,
  sureWidenWhy:
    'Chacun la prend entre deux rounds, sans écran noir. Elle est surveillée entre-temps.',
  sureHalt: (build) => `Suspendre la compilation ${build} ?`,
  sureHaltWhy: (running) =>
    running === 1
      ? 'L’écran qui l’a la garde, et aucun autre ne la reçoit tant que vous ne reprenez pas.'
      : `Les ${screens(running)} qui l’ont la gardent, et aucun autre ne la reçoit tant que vous ne reprenez pas.`,
  sureTakeBack: (build, running) => `Retirer la compilation ${build} de ${screens(running)} ?`,
  sureTakeBackWhy: (previous) =>
    `Ils reviennent à la compilation ${previous} entre deux rounds, sans écran noir.`,
  widened: 'Elle va vers plus d’écrans.',
  halted: 'Suspendue.',
  goesOnNow: 'Elle continue.',
  takenBack: 'Retirée.',
}
export default fr
