import type { SecurityWords } from './security.en.ts'

const fr: SecurityWords = {
  title: 'Sécurité',
  intro: 'Protégez votre compte avec plus qu’un mot de passe.',
  what: 'vos options de connexion',
  wanted: 'Votre rôle exige l’authentification à deux facteurs',
  wantedWhy:
    'Ajoutez une clé d’accès ou une application d’authentification pour ouvrir les autres pages. Vous ne perdrez rien.',
  thanks: 'L’authentification à deux facteurs est activée',
  thanksWhy: 'Vous l’utiliserez désormais pour vous connecter.',
  goOn: 'Continuer vers le tableau de bord',
  required: 'Votre rôle exige au moins une clé d’accès ou une application d’authentification.',
  passkeys: 'Clés d’accès',
  passkeysWhy:
    'Connectez-vous avec votre empreinte, votre visage ou le NIP d’un appareil, avec ou sans mot de passe.',
  noPasskeys: 'Aucune clé d’accès pour l’instant',
  addPasskey: 'Ajouter une clé d’accès',
  otherHost: (host) =>
    `Les clés d’accès ne fonctionnent qu’à l’adresse ${host}. Ouvrez-y la console pour en ajouter ou en utiliser une.`,
  name: 'Nom',
  nameHint: 'Pour reconnaître l’appareil plus tard.',
  nameOf: (browser, system) => `${browser} sur ${system}`,
  goOnAdding: 'Continuer',
  added: 'Ajoutée',
  lastUsed: 'Dernière utilisation',
  rename: 'Renommer',
  renameNamed: (name) => `Renommer ${name}`,
  renamed: (name) => `La clé d’accès s’appelle maintenant ${name}.`,
  remove: 'Retirer',
  removeNamed: (name) => `Retirer ${name}`,
  sureRemovePasskey: (name) => `Retirer la clé d’accès « ${name} » ?`,
  removePasskeyDetail:
    'Vous ne pourrez plus vous connecter avec elle. Supprimez-la aussi de votre appareil.',
  removedPasskey: (name) => `Clé d’accès ${name} retirée.`,
  addedPasskey: (name) => `Clé d’accès ${name} ajoutée.`,
  phone: 'Application d’authentification',
  phoneWhy:
    'Une application sur votre téléphone qui affiche un nouveau code à six chiffres toutes les 30 secondes.',
  phoneOn: 'Configurée',
  phoneOff: 'Non configurée',
  phoneSince: (since, used) =>
    used === undefined
      ? `depuis le ${since}, pas encore utilisée`
      : `depuis le ${since}, dernière utilisation : ${used}`,
  setUpPhone: 'Configurer une application',
  replacePhone: 'Remplacer l’application',
  scan: 'Balayez le code QR avec votre application d’authentification, puis entrez le code qu’elle affiche.',
  qrCode: 'Code QR pour votre application d’authentification',
  secret: 'Ou entrez cette clé dans l’application',
  code: 'Code de votre application',
  confirmPhone: 'Confirmer',
  addedPhone: 'Application d’authentification ajoutée.',
  sureRemovePhone: 'Retirer l’application d’authentification ?',
  removePhoneDetail:
    'Vous ne pourrez plus vous connecter avec ses codes. Supprimez aussi l’entrée dans l’application.',
  removedPhone: 'Application d’authentification retirée.',
  recovery: 'Codes de récupération',
  recoveryWhy:
    'Si vous perdez votre téléphone, connectez-vous avec l’un de ces codes. Chacun ne sert qu’une fois.',
  left: (count) => `Il en reste ${String(count)} sur 10`,
  few: 'Créez bientôt de nouveaux codes.',
  unseen:
    'Vous ne trouvez pas vos codes ? Créez-en de nouveaux. Les anciens ne fonctionneront plus.',
  renew: 'Créer de nouveaux codes',
  sureRenew: 'Créer dix nouveaux codes de récupération ?',
  renewDetail: 'Les anciens codes cessent de fonctionner immédiatement, même imprimés.',
  codesTitle: 'Vos codes de récupération',
  codesOnce:
    'Vos codes ne sont affichés que maintenant. Imprimez-les ou enregistrez-les dans un gestionnaire de mots de passe pour les retrouver sans cet appareil.',
  copyAll: 'Tout copier',
  mayNotCopy: 'Votre navigateur a bloqué la copie. Téléchargez les codes ou notez-les.',
  download: 'Télécharger',
  codesFile: 'codes-de-recuperation',
  kept: 'Je les ai enregistrés',
  lost: 'L’application d’authentification ou la clé d’accès a été ajoutée, mais les codes de récupération n’ont pas pu être affichés. Créez de nouveaux codes.',
}

export default fr
