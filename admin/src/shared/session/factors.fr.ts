import type { FactorWords } from './factors.en.ts'

const fr: FactorWords = {
  usePasskey: 'Utiliser une clé d’accès',
  or: 'ou',
  code: 'Code de votre application',
  codeHint: 'Les six chiffres que votre application d’authentification affiche maintenant.',
  recoveryCode: 'Code de secours',
  recoveryHint: 'L’un des dix que vous avez gardés. Chacun sert une fois.',
  useRecovery: 'Utiliser un code de secours',
  useCode: 'Utiliser un code de votre application',
  usePassword: 'Utiliser votre mot de passe',
  typeIt: {
    password: 'Saisissez votre mot de passe.',
    code: 'Saisissez les six chiffres.',
    recoveryCode: 'Saisissez l’un de vos codes de secours.',
  },
  hindered: {
    'ip-address':
      'Les clés d’accès ont besoin d’un nom dans l’adresse de cette page, et celle-ci est une adresse IP.',
    'no-https': 'Les clés d’accès ont besoin de https, et cette page est venue sans.',
    'no-support': 'Ce navigateur n’a pas de clés d’accès.',
    'other-host': 'Les clés d’accès fonctionnent à une autre adresse de cette console.',
  },
  refused: {
    cancelled: 'Aucune clé d’accès n’a été donnée. Réessayez, ou prenez un autre chemin.',
    known: 'Cet appareil a déjà une clé d’accès pour vous.',
    'other-host': 'Les clés d’accès fonctionnent à une autre adresse de cette console.',
    unable: 'Ce navigateur n’a pas pu utiliser de clé d’accès.',
  },
}

export default fr
