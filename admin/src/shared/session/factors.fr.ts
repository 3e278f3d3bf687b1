import type { FactorWords } from './factors.en.ts'

const fr: FactorWords = {
  usePasskey: 'Utiliser une clé d’accès',
  or: 'ou',
  code: 'Code de votre application',
  codeHint: 'Le code à six chiffres que votre application d’authentification affiche maintenant.',
  recoveryCode: 'Code de récupération',
  recoveryHint: 'L’un des dix codes que vous avez enregistrés. Chacun ne sert qu’une fois.',
  useRecovery: 'Utiliser un code de récupération',
  useCode: 'Utiliser un code de votre application',
  usePassword: 'Utiliser votre mot de passe',
  typeIt: {
    password: 'Entrez votre mot de passe.',
    code: 'Entrez le code à six chiffres.',
    recoveryCode: 'Entrez l’un de vos codes de récupération.',
  },
  hindered: {
    'ip-address':
      'Les clés d’accès ne fonctionnent pas à une adresse IP. Ouvrez la console avec son nom de domaine.',
    'no-https': 'Les clés d’accès exigent HTTPS, et cette page a été ouverte sans lui.',
    'no-support': 'Ce navigateur ne prend pas en charge les clés d’accès.',
    'other-host': 'Les clés d’accès ne fonctionnent qu’à l’adresse principale de la console.',
  },
  refused: {
    cancelled: 'Aucune clé d’accès n’a été utilisée. Réessayez ou choisissez une autre méthode.',
    known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    'other-host': 'Les clés d’accès ne fonctionnent qu’à l’adresse principale de la console.',
    unable: 'Ce navigateur n’a pas pu utiliser de clé d’accès.',
  },
}

export default fr
