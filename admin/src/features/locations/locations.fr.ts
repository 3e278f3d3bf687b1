import { pluralIn } from '../../shared/i18n/plural.ts'
import type { LocationWords } from './locations.en.ts'

const plural = pluralIn('fr')

const fr: LocationWords = {
  locations: 'Clubs',
  myLocations: 'Mes clubs',
  subject: 'clubs',
  thing: 'club',
  theLocation: 'ce club',
  none: 'Aucun club trouvé',
  noneYet: 'Ajoutez votre premier club pour configurer ses écrans.',
  noneYours: 'Vous n’avez encore accès à aucun club. Demandez à un administrateur de vous ajouter.',
  add: 'Ajouter un club',
  name: 'Nom',
  number: (appName) => `Numéro ${appName}`,
  numberHint:
    'Préfixe de la franchise, code de pays facultatif et au moins 4 chiffres, comme RB-1024.',
  timeZone: 'Fuseau horaire',
  thereNow: (time) => `Heure locale : ${time}.`,
  onDayThere: (day) => `${day}, heure locale`,
  commonZones: 'Les plus courants',
  allZones: 'Tous les fuseaux horaires',
  language: 'Langue',
  commonLanguages: 'États-Unis et Canada',
  allLanguages: 'Toutes les langues',
  active: 'Actif',
  status: 'État',
  enabled: 'Activé',
  notEnabled: 'Non activé',
  createdAt: 'Créé le',
  updatedAt: 'Modifié le',
  connectedOf: (connected, all) => `${String(connected)} sur ${String(all)} en ligne`,
  activeHint: 'Ce club est un client.',
  enabledHint: 'Les écrans affichent des entraînements.',
  lrVideo: 'Vidéos du vestiaire',
  lrVideoHint:
    'Les écrans affichent les vidéos du vestiaire (portail de la franchise) lorsqu’il y en a.',
  lrVideoHost: (name) => `Les vidéos du vestiaire sont hébergées par ${name}.`,
  is365: 'Club 365',
  is365Hint:
    'Ouvert 24 heures sur 24. Les entraînements du lendemain s’affichent la veille au soir.',
  vtsEnabled: 'Minuteur',
  vtsEnabledHint: 'Les écrans affichent le minuteur d’intervalles.',
  showsNext: 'Afficher la suite',
  showsNextHint:
    'Les écrans avec minuteur annoncent la prochaine pause et, avant sa fin, le prochain round.',
  pocketPage: 'Page des membres',
  pocketPageHint:
    'Les écrans sans minuteur affichent un code QR dans un coin. Les membres le numérisent pour voir les neuf rounds du jour sur leur téléphone.',
  androidOs: 'Boîtiers Android',
  androidOsHint: 'Les écrans fonctionnent sous Android plutôt que sur un mini-PC.',
  missing: 'Matériel manquant',
  missingHint: 'Le club a tout le reste. Les écrans affichent des exercices de remplacement.',
  missingNothing: 'Rien ne manque',
  palette: 'Couleurs du minuteur',
  paletteClassic: 'Classique : vert, jaune, rouge',
  paletteAccessible: 'Adaptées au daltonisme',
  details: 'Détails',
  adminsOnly: 'Seuls les administrateurs peuvent modifier ceci.',
  added: (name, appName) => `Club ajouté : ${name} au système ${appName}.`,
  updated: (name) => `Club modifié : ${name}`,
  deleted: (name) => `Club supprimé : ${name}`,
  sureDelete: (name) => `Voulez-vous vraiment supprimer le club « ${name} » ?`,
  goneForGood:
    'Cette action est irréversible. Ses écrans afficheront des codes et devront être associés de nouveau.',
  restored: (name) => `Club restauré : ${name}`,
  hardRefresh: 'Rechargement complet',
  hardRefreshed: (name) =>
    `Rechargement complet envoyé à ${name}. Veuillez attendre de 30 à 60 secondes que ses écrans se rechargent.`,
  scheduling: 'Horaire 24/7',
  nothingToReload: (name) => `${name} n’a aucun écran associé à recharger.`,
  screensToo: (count, language) =>
    plural(count, {
      one: `# écran de ce club utilise une autre langue. Voulez-vous aussi passer à cette langue : ${language} ?`,
      other: `# écrans de ce club utilisent une autre langue. Voulez-vous aussi les passer à cette langue : ${language} ?`,
    }),
  changeScreens: 'Changer la langue',
  screensChanged: (count) =>
    plural(count, { one: 'Langue de # écran changée.', other: 'Langue de # écrans changée.' }),
  refreshedEvery: 'Actualisé toutes les 45 secondes.',
  problem: 'le club',
  schedule: 'Horaire',
  scheduleOf: (name) => `Horaire 24/7 de ${name}`,
  scheduleWhy: (zone) =>
    `À partir de l’heure choisie, les écrans affichent l’entraînement du lendemain. Il s’agit d’heures du soir, dans le fuseau horaire du club (${zone}).`,
  scheduleNot365: 'Cet horaire ne s’applique qu’aux clubs 365.',
  hour: (weekday) => `Heure du ${weekday}`,
  hourHint: 'De 5 (17 h) à 12 (minuit)',
  turnsAt: (weekday, time, next) => `Le ${weekday} à ${time}, l’entraînement du ${next} apparaît.`,
  turnsAtMidnight: (weekday, next) => `Le ${weekday} à minuit, l’entraînement du ${next} apparaît.`,
  workoutOf: (weekday) => `Entraînement du ${weekday}`,
  onTheWall: 'Ce que les écrans afficheront',
  allAt: 'Régler tous les jours à',
  scheduleUpdated: (name) => `Horaire du club ${name} modifié`,
  screens: (count) => plural(count, { one: '# écran', other: '# écrans' }),
}

export default fr
