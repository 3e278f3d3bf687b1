import { pluralIn } from '../../shared/i18n/plural.ts'
import type { BuildWords } from './builds.en.ts'

const plural = pluralIn('fr')
const screens = (count: number) => plural(count, { one: '# écran', other: '# écrans' })

const fr: BuildWords = {
  title: 'Logiciel des écrans',
  what: 'le logiciel des écrans',
  description:
    'Voyez quelle version exécute chaque écran. Les nouvelles sont déployées par étapes et annulées si elles causent des problèmes.',
  byItself: (minutes) =>
    `Les nouvelles versions sont déployées automatiquement sur 10 % des écrans puis, après ${minutes} minutes sans problème, sur tous.`,
  byHand: 'Les nouvelles versions attendent ici que quelqu’un les déploie.',
  builds: 'Versions',
  none: 'Aucune version pour l’instant',
  noneWhy:
    'L’application des écrans n’était pas compilée au démarrage de ce serveur. Compilez-la, puis redémarrez le serveur.',
  build: 'Version',
  found: 'Ajoutée',
  runs: 'Écrans qui l’exécutent',
  didNotComeUp: 'N’a pas démarré sur',
  standing: 'État',
  forAll: 'Sur tous les écrans',
  beingLetOut: 'En déploiement',
  stopped: 'Annulée automatiquement',
  waits: 'Non déployée',
  earlier: 'Antérieure',
  servers: 'de ce serveur',
  runsOf: (running, all) => `${running} sur ${all}`,
  unknown: (count) =>
    plural(count, {
      one: '# écran associé n’a pas signalé sa version. Il n’a pas été en ligne depuis, ou son logiciel est trop ancien.',
      other:
        '# écrans associés n’ont pas signalé leur version. Ils n’ont pas été en ligne depuis, ou leur logiciel est trop ancien.',
    }),
  letOut: 'Déployer…',
  letOutOf: (build) => `Déployer ${build}…`,
  letOutTitle: 'Déployer une version',
  letOutNow: 'Déployer',
  toWhom: 'Déployer sur',
  rings: {
    screen: 'Un écran',
    location: 'Un club',
    tenth: '10 % des écrans',
    all: 'Tous les écrans',
  },
  ringHints: {
    screen:
      'Pour la vérifier vous-même. Elle y reste jusqu’à ce que vous élargissiez le déploiement.',
    location:
      'Là où quelqu’un peut la surveiller. Elle y reste jusqu’à ce que vous élargissiez le déploiement.',
    tenth: 'Réparti entre les clubs : un écran par club avant un deuxième.',
    all: 'Au cours des prochaines minutes. La surveillance continue.',
  },
  gym: 'Club',
  gymHint: 'Saisissez une partie de son nom.',
  noGym: 'Aucun club ne correspond.',
  screen: 'Écran',
  chooseGym: 'Choisissez un club.',
  chooseScreen: 'Choisissez un écran.',
  goesTo: (count) =>
    count === 0
      ? 'Aucun écran n’y est associé.'
      : `${screens(count)} ${count === 1 ? 'sera mis à jour' : 'seront mis à jour'}, chacun entre deux rounds.`,
  letOutDone: (build) => `Déploiement de la version ${build} en cours.`,
  now: 'Déploiement en cours',
  last: 'Dernier déploiement',
  states: {
    running: 'En cours',
    halted: 'En pause',
    'taken-back': 'Annulé',
    stopped: 'Annulé automatiquement',
    done: 'Terminé : sur tous les écrans',
    replaced: 'Remplacé par une version plus récente',
  },
  to: 'À',
  screenIn: (screen, gym) => `${screen}, ${gym}`,
  goneScreen: 'Écran supprimé',
  goneGym: 'Club supprimé',
  by: 'Par',
  theServer: 'le serveur',
  since: 'Depuis',
  until: 'Jusqu’à',
  runIt: 'Avec cette version',
  runItOf: (running, members) => `${running} écrans sur ${members}`,
  troubles: {
    refused: 'N’a pas démarré',
    silent: 'Hors ligne',
    blank: 'Vidéo figée',
    'not-drawn': 'Erreur d’affichage',
  },
  trouble: 'Problèmes',
  noTrouble: 'Aucun',
  troubleOf: (count, limit) => `${count} (annulation à partir de ${limit})`,
  goesOn: 'Prochaine étape',
  toAllAt: (time) => `Tous les écrans, dès ${time}`,
  doneAt: (time) => `Considéré comme terminé à ${time}`,
  whenTold: 'Quand vous le poursuivrez',
  outage:
    'La plupart des clubs sont hors ligne, même ceux sans cette version. Cela ne lui est pas imputé.',
  lookedAt: (time) => `Vérifié à ${time}`,
  notLooked: 'La première vérification va commencer.',
  alarm: (build, time) => `La version ${build} a été annulée automatiquement, ${time}.`,
  alarmWhy: (troubled, running) =>
    `${screens(troubled)} ${troubled === 1 ? 'a eu' : 'ont eu'} des problèmes ; ${screens(running)} l’${running === 1 ? 'exécutait' : 'exécutaient'}. Tous reviennent à la précédente entre deux rounds.`,
  troubled: 'Écrans avec problèmes',
  firstOf: (shown, all) => `${shown} sur ${all} affichés.`,
  widenTo: { tenth: 'Déployer à 10 %', all: 'Déployer à tous' },
  halt: 'Mettre en pause',
  goOn: 'Reprendre',
  takeBack: 'Annuler le déploiement',
  sureWiden: (build, count) => `Déployer la version ${build} sur ${screens(count)} ?`,
  sureWidenWhy:
    'Chaque écran se met à jour entre deux rounds sans devenir noir. Le déploiement est surveillé.',
  sureHalt: (build) => `Mettre en pause le déploiement de la version ${build} ?`,
  sureHaltWhy: (running) =>
    running === 1
      ? 'L’écran qui l’a la garde. Aucun autre ne la reçoit avant la reprise.'
      : `Les ${screens(running)} qui l’ont la gardent. Aucun autre ne la reçoit avant la reprise.`,
  sureTakeBack: (build, running) => `Annuler la version ${build} sur ${screens(running)} ?`,
  sureTakeBackWhy: (previous) =>
    `Ils reviennent à la version ${previous} entre deux rounds sans devenir noirs.`,
  widened: 'Déploiement sur plus d’écrans.',
  halted: 'Déploiement en pause.',
  goesOnNow: 'Déploiement repris.',
  takenBack: 'Annulation en cours.',
}
export default fr
