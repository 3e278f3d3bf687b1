import { pluralIn } from '../../shared/i18n/plural.ts'
import type { UserFactorWords } from './user-factors.en.ts'

const plural = pluralIn('fr')

const fr: UserFactorWords = {
  title: 'Second facteur',
  what: 'le second facteur',
  none: 'Aucun',
  noneRequired:
    'Aucun, et le rôle doit en avoir un : rien d’autre ne s’ouvre tant qu’il n’est pas configuré.',
  has: 'Configuré',
  passkeys: (count) => plural(count, { one: '# clé d’accès', other: '# clés d’accès' }),
  phone: 'application d’authentification',
  codes: (count) =>
    plural(count, { one: 'reste # code de secours', other: 'restent # codes de secours' }),
  reset: 'Tout retirer',
  resetWhy:
    'Pour qui a perdu son téléphone, ses clés d’accès et ses codes de secours. Assurez-vous, par une autre voie que l’e-mail, que c’est bien cette personne qui le demande.',
  sureReset: (name) => `Retirer tous les seconds facteurs de ${name} ?`,
  resetDetail:
    'Les clés d’accès, l’application d’authentification et les codes de secours ne valent plus, et ses sessions prennent fin. Son mot de passe suffit alors. La personne en est avertie par e-mail.',
  wasReset: (name) => `${name} n’a plus de second facteur.`,
  own: 'Les vôtres sont sur votre propre page :',
  toOwn: 'Sécurité',
}

export default fr
