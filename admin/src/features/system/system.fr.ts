import { pluralIn } from '../../shared/i18n/plural.ts'
import type { SystemWords } from './system.en.ts'

const plural = pluralIn('fr')

const fr: SystemWords = {
  system: 'Système',
  what: 'l’état de l’installation',
  installation: 'Installation',
  version: 'Version',
  engine: 'Base de données',
  node: 'Node',
  timeZoneData: 'Données de fuseaux horaires',
  timeZonesOld: (version) => `${version}, plus de neuf mois`,
  timeZonesFrom: 'Données de fuseaux de',
  timeZoneSources: {
    package: 'paquet propre à Roundboard',
    system: 'système d’exploitation',
    node: 'Node',
  },
  room: 'Place sur le disque de la base de données',
  roomOf: (free, total) => `${free} libres sur ${total}`,
  roomLow: 'presque plein : libérez de la place avant que rien ne puisse être enregistré',
  roomFull: 'plein : les écrans sont servis, mais rien ne peut être enregistré',
  roomUnknown: 'pas visible d’ici',
  startedAt: 'En marche depuis',
  screens: 'Écrans connectés',
  connectedOf: (connected, all) => `${connected} sur ${all}`,
  locations: 'Salles',
  lockerRoom: 'Salles avec les vidéos du portail (vestiaire)',
  exports: 'Exportations JSON',
  exportsWhy: 'Tout ce qui est d’une même sorte, dans un fichier JSON.',
  kind: 'Données',
  kinds: {
    round: 'Rounds',
    location: 'Salles',
    user: 'Utilisateurs',
    screen: 'Écrans',
    'round-data': 'Données d’un round',
  },
  roundNumber: 'Numéro du round',
  roundHint: 'De 1 à 9 ; vide pour tous',
  invalidRound: 'Numéro de round non valide',
  export: 'Exporter',
  exportTitle: (kind) => `Exporter : ${kind}`,
  exportConfirm: 'Le fichier contient tout. Veuillez saisir votre mot de passe.',
  exported: (count) => plural(count, { one: '# élément exporté', other: '# éléments exportés' }),
  videoHost: 'Hôte vidéo',
  videoHostWhy: 'Laquelle des deux vidéos d’un exercice les écrans de toutes les salles montrent.',
  normalHost: (name) => `Les vidéos normales viennent de ${name}.`,
  lockerRoomHost: (name) => `Les vidéos du vestiaire viennent de ${name}.`,
  toFranchise: 'Tout passer aux vidéos normales',
  toLockerRoom: 'Tout passer aux vidéos du vestiaire',
  willChange: (count) => plural(count, { one: '# salle changera.', other: '# salles changeront.' }),
  excluded: (identifier) => `${identifier} est exclue du passage aux vidéos normales.`,
  switched: (count) => plural(count, { one: '# salle changée.', other: '# salles changées.' }),
  refresh: 'Tous les écrans',
  refreshWhy:
    'Que chaque écran de chaque salle redemande son contenu, ou se recharge complètement.',
  refreshAll: 'Actualiser tous les écrans',
  hardRefreshAll: 'Recharger tous les écrans',
  refreshConfirm: (count) =>
    plural(count, {
      one: '# écran associé est prévenu. Il peut clignoter.',
      other: '# écrans associés sont prévenus. Ils peuvent clignoter.',
    }),
  refreshed: (count) =>
    plural(count, {
      one: '# écran prévenu. Attendez au moins 60 secondes.',
      other: '# écrans prévenus. Attendez au moins 60 secondes.',
    }),
}

export default fr
