import { pluralIn } from '../../shared/i18n/plural.ts'
import type { UserFactorWords } from './user-factors.en.ts'

const plural = pluralIn('fr')

const fr: UserFactorWords = {
  title: 'Authentification à deux facteurs',
  what: 'l’authentification à deux facteurs',
  none: 'Non configurée',
  noneRequired:
    'Non configurée, alors que le rôle l’exige. Rien d’autre ne s’ouvre tant qu’elle ne l’est pas.',
  has: 'Configurée',
  passkeys: (count) => plural(count, { one: '# clé d’accès', other: '# clés d’accès' }),
  phone: 'application d’authentification',
  codes: (count) =>
    plural(count, {
      one: 'reste # code de récupération',
      other: 'restent # codes de récupération',
    }),
  reset: 'Réinitialiser',
  resetWhy:
    'Pour une personne qui a perdu son téléphone, ses clés d’accès et ses codes de récupération. Confirmez d’abord son identité autrement que par courriel.',
  sureReset: (name) => `Réinitialiser l’authentification à deux facteurs de ${name} ?`,
  resetDetail:
    'Ses clés d’accès, son application d’authentification et ses codes de récupération ne fonctionneront plus, et ses sessions seront fermées. Son mot de passe suffira pour se connecter. Un courriel l’en avisera.',
  wasReset: (name) => `Authentification à deux facteurs de ${name} réinitialisée.`,
  own: 'Gérez la vôtre sur votre propre page :',
  toOwn: 'Sécurité',
}

export default fr
