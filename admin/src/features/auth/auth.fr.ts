import type { AuthWords } from './auth.en.ts'

const fr: AuthWords = {
  login: 'Connexion',
  welcome: 'L’entraînement du jour, sur chaque écran.',
  pitch:
    'Planifiez les rounds, surveillez les écrans et réparez-les, pour chaque salle depuis un seul endroit.',
  email: 'E-mail',
  password: 'Mot de passe',
  language: 'Langue',
  signedInAs: (email) => `Vous êtes connecté en tant que ${email}.`,
  notForYou: 'La page demandée est réservée aux administrateurs.',
  toDashboard: 'Aller au tableau de bord',
  signingOn: 'Connexion en cours…',
  signOnFailed: 'L’authentification unique n’a pas fonctionné',
  toLogin: 'Aller à la page de connexion',
  expired: 'Veuillez vous reconnecter',
  expiredWhy:
    'Votre session a pris fin. Rien de cette page n’est perdu : connectez-vous et continuez.',
  signOut: 'Se déconnecter',
  loseAll: 'Se déconnecter et perdre ce qui n’est pas enregistré',
  setUpTitle: 'Créer le premier super-administrateur',
  setUpWhy: 'Ce lien ne fonctionne qu’une fois. Qui l’utilise peut tout faire ici.',
  firstName: 'Prénom',
  lastName: 'Nom',
  passwordHint: 'Au moins 12 caractères.',
  create: 'Créer le compte',
  setUpMissing:
    'Il manque à cette adresse sa clé à usage unique. Utilisez le lien affiché par le serveur à son démarrage.',
}

export default fr
