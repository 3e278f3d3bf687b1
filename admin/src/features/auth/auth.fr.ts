import type { AuthWords } from './auth.en.ts'

const fr: AuthWords = {
  login: 'Connexion',
  welcome: 'L’entraînement du jour, sur tous les écrans.',
  pitch:
    'Planifiez les entraînements et gardez les écrans en marche dans tous les clubs, à partir d’un seul endroit.',
  email: 'Courriel',
  password: 'Mot de passe',
  language: 'Langue',
  signedInAs: (email) => `Vous êtes connecté en tant que ${email}.`,
  notForYou: 'Seuls les administrateurs peuvent ouvrir cette page.',
  toDashboard: 'Aller au tableau de bord',
  signingOn: 'Connexion en cours…',
  signOnFailed: 'Échec de l’authentification unique',
  toLogin: 'Aller à la page de connexion',
  withPasskey: 'Se connecter avec une clé d’accès',
  secondStep: 'Authentification à deux facteurs',
  secondStepWhy: 'Confirmez que c’est vous pour terminer la connexion.',
  passwordSet: 'Votre nouveau mot de passe est enregistré',
  passwordSetWhy: 'Connectez-vous avec ce mot de passe et l’authentification à deux facteurs.',
  forgot: 'Mot de passe oublié ?',
  forgotWhy:
    'Entrez votre adresse courriel. Nous vous enverrons un lien pour réinitialiser votre mot de passe.',
  sendLink: 'Envoyer le lien',
  resetAsked: 'Vérifiez vos courriels',
  resetAskedWhy: (email) =>
    `Si ${email} a un compte, nous y avons envoyé un lien valide pendant une heure. Si rien n’arrive, regardez dans le courrier indésirable et vérifiez l’adresse.`,
  noMail: 'Aucun courriel n’a été envoyé',
  noMailWhy:
    'Le courriel n’est pas configuré ici. Demandez un nouveau mot de passe à la personne qui gère les utilisateurs de votre franchise.',
  readingLink: 'Vérification du lien…',
  linkOver: 'Ce lien ne fonctionne pas',
  askForAnother: 'Demander un nouveau lien',
  welcomeTo: (appName) => `Bienvenue dans ${appName}`,
  chooseNew: 'Choisissez un nouveau mot de passe',
  invitedWhy: (firstName, until) =>
    `Bonjour ${firstName}. Choisissez un mot de passe pour commencer. Ce lien fonctionne jusqu’au ${until}.`,
  resetWhy: (until) => `Vos autres sessions seront fermées. Ce lien fonctionne jusqu’au ${until}.`,
  newPassword: 'Nouveau mot de passe',
  setPassword: 'Enregistrer et se connecter',
  expired: 'Connectez-vous de nouveau',
  expiredWhy:
    'Votre session a pris fin. Connectez-vous pour continuer. Votre travail sur cette page n’est pas perdu.',
  signOut: 'Se déconnecter',
  loseAll: 'Se déconnecter et abandonner les modifications',
  setUpTitle: 'Créer le premier super-administrateur',
  setUpWhy: 'Ce lien ne fonctionne qu’une fois et crée un compte avec un accès complet.',
  firstName: 'Prénom',
  lastName: 'Nom',
  passwordHint: 'Utilisez au moins 12 caractères.',
  create: 'Créer le compte',
  setUpMissing: 'Ce lien est incomplet. Utilisez le lien affiché par le serveur à son démarrage.',
}

export default fr
