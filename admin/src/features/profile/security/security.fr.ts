import type { SecurityWords } from './security.en.ts'

const fr: SecurityWords = {
  title: 'Sécurité',
  intro: 'Ce que vous montrez en plus de votre mot de passe pour vous connecter.',
  what: 'vos seconds facteurs',
  wanted: 'Votre rôle exige un second facteur',
  wantedWhy:
    'Configurez ici une clé d’accès ou une application d’authentification. D’ici là, les autres pages restent fermées ; rien de ce qui est à vous n’est perdu.',
  thanks: 'Votre second facteur est configuré',
  thanksWhy: 'Il vous est désormais demandé à la connexion.',
  goOn: 'Continuer vers le tableau de bord',
  required: 'Votre rôle doit avoir au moins un second facteur.',
  passkeys: 'Clés d’accès',
  passkeysWhy:
    'Votre doigt, votre visage ou le code PIN d’un appareil. Une clé d’accès est votre second facteur, et suffit aussi seule pour vous connecter.',
  noPasskeys: 'Vous n’avez pas encore de clé d’accès.',
  addPasskey: 'Ajouter une clé d’accès',
  otherHost: (host) =>
    `Les clés d’accès fonctionnent à l’adresse ${host}. Ouvrez-y cette console pour en ajouter ou en utiliser une.`,
  name: 'Nom',
  nameHint: 'Le nom par lequel vous reconnaissez l’appareil.',
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
  removePasskeyDetail: 'Elle ne vous connectera plus. Supprimez-la aussi sur l’appareil.',
  removedPasskey: (name) => `Clé d’accès ${name} retirée.`,
  addedPasskey: (name) => `Clé d’accès ${name} ajoutée.`,
  phone: 'Application d’authentification',
  phoneWhy:
    'Une application sur votre téléphone qui affiche un code de six chiffres, nouveau toutes les trente secondes.',
  phoneOn: 'Configurée',
  phoneOff: 'Non configurée',
  phoneSince: (since, used) =>
    used === undefined
      ? `depuis le ${since}, pas encore utilisée`
      : `depuis le ${since}, dernière utilisation ${used}`,
  setUpPhone: 'Configurer une application',
  replacePhone: 'Remplacer l’application',
  scan: 'Scannez ceci avec votre application d’authentification, puis saisissez le code qu’elle affiche.',
  qrCode: 'Le code QR pour votre application d’authentification',
  secret: 'Ou saisissez cette clé dans l’application',
  code: 'Code de votre application',
  confirmPhone: 'Confirmer',
  addedPhone: 'L’application d’authentification est configurée.',
  sureRemovePhone: 'Retirer l’application d’authentification ?',
  removePhoneDetail:
    'Ses codes ne vous connecteront plus. Supprimez aussi l’entrée dans l’application.',
  removedPhone: 'Application d’authentification retirée.',
  recovery: 'Codes de secours',
  recoveryWhy:
    'Pour le jour où votre téléphone est perdu : chacun vous connecte une fois à la place de votre second facteur.',
  left: (count) => `Il en reste ${String(count)} sur 10`,
  few: 'Créez-en bientôt de nouveaux.',
  unseen:
    'Vous n’en avez aucun sous la main ? Créez-en de nouveaux : les anciens ne valent alors plus.',
  renew: 'Créer de nouveaux codes',
  sureRenew: 'Créer dix nouveaux codes de secours ?',
  renewDetail: 'Les précédents ne valent plus aussitôt, même ceux que vous avez imprimés.',
  codesTitle: 'Vos codes de secours',
  codesOnce:
    'Ils ne sont affichés que maintenant. Gardez-les là où vous les trouverez sans cet appareil : imprimés, ou dans un gestionnaire de mots de passe.',
  copyAll: 'Tout copier',
  mayNotCopy: 'Cette page ne peut pas copier. Téléchargez les codes, ou notez-les.',
  download: 'Télécharger',
  codesFile: 'codes-de-secours',
  kept: 'Je les ai gardés',
  lost: 'C’est configuré, mais la réponse avec vos codes de secours s’est perdue en route. Veuillez créer de nouveaux codes.',
}

export default fr
