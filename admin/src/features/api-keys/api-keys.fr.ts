import { pluralIn } from '../../shared/i18n/plural.ts'
import type { ApiKeyWords } from './api-keys.en.ts'

const plural = pluralIn('fr')

const fr: ApiKeyWords = {
  title: 'Clés d’API',
  intro: 'Un autre système lit d’ici avec sa propre clé, comme le peut le rôle Accès API.',
  subject: 'clés d’API',
  none: 'Aucune clé d’API trouvée',
  noneYet: 'Créez-en une pour chaque système qui doit lire d’ici.',
  newKey: 'Nouvelle clé',
  name: 'Nom',
  nameHint: 'Pour quel système : il figure dans le journal.',
  scopes: 'Ce qu’elle peut lire',
  scopesShort: 'Peut lire',
  scopesHint: 'Choisissez seulement ce dont ce système a besoin.',
  calls: {
    listReleases: 'Les versions et correctifs, avec leurs notes',
    getLatestVersion: 'La version la plus récente',
  },
  lifetime: 'Se termine',
  days: (days) => plural(days, { one: 'Après # jour', other: 'Après # jours' }),
  lifetimeHint: (day) => `Le ${day}. Créez une nouvelle clé avant.`,
  neverEnds: 'Jamais',
  neverHint: 'Elle vaut jusqu’à ce que quelqu’un la révoque, même si elle est oubliée.',
  addProblem: 'la clé d’API',
  madeTitle: 'La clé est créée',
  once: 'C’est la seule fois que la clé est montrée. Mettez-la maintenant dans l’autre système : personne ne pourra la consulter plus tard.',
  keyOf: (name) => `Clé de ${name}`,
  howToUse: 'L’autre système l’envoie dans l’en-tête Authorization: Bearer …',
  putAway: 'Je l’ai mise de côté',
  state: 'État',
  states: {
    works: 'Fonctionne',
    'ends-soon': 'Se\u00a0termine\u00a0bientôt',
    expired: 'Expirée',
    revoked: 'Révoquée',
  },
  since: {
    works: (day) => (day === null ? 'sans fin' : `jusqu’au ${day}`),
    'ends-soon': (day) => `le ${day ?? ''}`,
    expired: (day) => `le ${day ?? ''}`,
    revoked: (day) => `le ${day ?? ''}`,
  },
  lastUsed: 'Dernier usage',
  made: 'Créée',
  madeBy: (when, who) => `${when}, par ${who}`,
  revoke: 'Révoquer',
  revokeNamed: (name) => `Révoquer la clé de ${name}`,
  sureRevoke: (name) => `Révoquer la clé de ${name} ?`,
  revokeDetail: 'Le système qui l’a est refusé dès maintenant. Cela ne peut pas être annulé.',
  revoked: (name) => `La clé de ${name} est révoquée.`,
}
export default fr
