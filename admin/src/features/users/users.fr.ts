import { pluralIn } from '../../shared/i18n/plural.ts'
import type { UserWords } from './users.en.ts'

const plural = pluralIn('fr')

const fr: UserWords = {
  users: 'Utilisateurs',
  subject: 'utilisateurs',
  theUser: 'cet utilisateur',
  none: 'Aucun utilisateur trouvé',
  noneYet: 'Ajoutez les personnes qui s’occupent des salles.',
  add: 'Ajouter un utilisateur',
  id: 'Id',
  email: 'E-mail',
  firstName: 'Prénom',
  lastName: 'Nom',
  name: 'Nom',
  role: 'Rôle',
  active: 'Actif',
  activeHint: 'Peut se connecter.',
  password: 'Mot de passe',
  newPassword: 'Nouveau mot de passe',
  passwordHint: 'Au moins 12 caractères.',
  keepPassword: 'Laissez vide pour garder l’actuel.',
  locations: 'Salles',
  locationsOf: (count) => plural(count, { one: '# salle', other: '# salles' }),
  updatedAt: 'Modifié le',
  details: 'Détails',
  added: (firstName, appName) => `Utilisateur ajouté : ${firstName} au système ${appName}.`,
  updated: (name) => `Utilisateur modifié : ${name}`,
  deleted: (name) => `Utilisateur supprimé : ${name}`,
  sureDelete: (name) =>
    `Voulez-vous vraiment supprimer l’utilisateur « ${name} » ? Cela ne peut pas être annulé.`,
  addProblem: 'l’utilisateur',
  proveWayIn: (name: string) =>
    `Pour modifier la connexion de ${name}, saisissez votre propre mot de passe.`,
  proveSuperAdmin:
    'Un super-administrateur peut tout faire. Pour en créer un, saisissez votre propre mot de passe.',
  addLocations: 'Ajouter des salles',
  addLocation: (name) => `Ajouter ${name}`,
  alreadyAdded: 'Déjà ajoutée',
  hasLocation: (name) => `Déjà ajoutée : ${name}`,
  addedLocation: (user) => `Salle ajoutée à ${user}`,
  deletedLocation: (name) => `Salle retirée de l’utilisateur : ${name}`,
  removeLocation: (name) => `Retirer ${name} de l’utilisateur`,
  sureRemove: (name) => `Voulez-vous vraiment retirer la salle « ${name} » de l’utilisateur ?`,
  noLocations: 'Aucune salle trouvée',
  noLocationsYet: 'Cet utilisateur ne s’occupe encore d’aucune salle.',
  searchLocations: 'salles',
  apiHasNone: 'Les utilisateurs avec accès API ne peuvent pas recevoir de salles.',
  sessions: 'Sessions',
  sessionsWhat: 'les sessions',
  noSessions: 'Connecté nulle part.',
  device: 'Appareil',
  address: 'Adresse',
  lastUsed: 'Dernière utilisation',
  ends: 'Fin',
  endSession: 'Terminer la session',
  endedSession: 'Session terminée.',
  thisSession: 'Cette session',
  number: 'Numéro',
}

export default fr
