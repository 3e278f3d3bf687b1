import type { SecondFactorWords } from './second-factor.en.ts'

const fr: SecondFactorWords = {
  title: 'Authentification à deux facteurs',
  why: 'Choisissez les rôles qui doivent utiliser une clé d’accès ou un code en plus du mot de passe. Chacun peut aussi l’activer pour soi.',
  what: 'les paramètres d’authentification à deux facteurs',
  hints: {
    location: 'Personnel des clubs, qui partage souvent un ordinateur.',
    admin: 'Personnel du siège qui planifie les entraînements et gère les clubs.',
    'super-admin': 'Vous et toute autre personne ayant un accès complet.',
    'api-access':
      'Les programmes qui se connectent avec un mot de passe cesseraient de fonctionner. Les clés d’API ne sont pas touchées.',
  },
  sureOn: (role) => `Exiger l’authentification à deux facteurs pour le rôle ${role} ?`,
  onDetail:
    'Effet immédiat, même pour les personnes déjà connectées. Sans elle, il faudra la configurer avant toute autre action.',
  ownDetail:
    'Vous ne l’avez pas encore : vous allez la configurer ensuite. Ayez votre téléphone ou une clé d’accès sous la main.',
  turnOn: 'Exiger',
  turnedOn: (role) =>
    `L’authentification à deux facteurs est maintenant exigée pour le rôle ${role}.`,
  turnedOff: (role) => `L’authentification à deux facteurs n’est plus exigée pour le rôle ${role}.`,
}

export default fr
