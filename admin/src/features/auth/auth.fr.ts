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
  withPasskey: 'Se connecter avec une clé d’accès',
  secondStep: 'Encore une étape',
  secondStepWhy: 'Votre compte a un second facteur. Montrez-le et vous y êtes.',
  passwordSet: 'Votre nouveau mot de passe est enregistré',
  passwordSetWhy: 'Connectez-vous avec lui et votre second facteur.',
  forgot: 'Mot de passe oublié ?',
  forgotWhy:
    'Saisissez l’adresse e-mail avec laquelle vous vous connectez. Nous envoyons un lien pour choisir un autre mot de passe.',
  sendLink: 'Envoyer le lien',
  resetAsked: 'Regardez vos e-mails',
  resetAskedWhy: (email) =>
    `Si ${email} a un compte ici, un e-mail avec un lien est en route. Le lien vaut une heure. Si rien n’arrive, regardez dans les indésirables et vérifiez l’adresse.`,
  noMail: 'Aucun e-mail n’a été envoyé',
  noMailWhy:
    'Cette installation n’envoie pas d’e-mails. Demandez un autre mot de passe à la personne qui gère les utilisateurs de votre franchise.',
  readingLink: 'Lecture du lien…',
  linkOver: 'Ce lien ne fonctionne pas',
  askForAnother: 'Demander un autre lien',
  welcomeTo: (appName) => `Bienvenue dans ${appName}`,
  chooseNew: 'Choisissez un autre mot de passe',
  invitedWhy: (firstName, until) =>
    `Bonjour ${firstName}. Choisissez votre mot de passe et vous y êtes. Ce lien est valable jusqu’au ${until}.`,
  resetWhy: (until) =>
    `Vous serez déconnecté partout ailleurs. Ce lien est valable jusqu’au ${until}.`,
  newPassword: 'Nouveau mot de passe',
  setPassword: 'Enregistrer et se connecter',
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
