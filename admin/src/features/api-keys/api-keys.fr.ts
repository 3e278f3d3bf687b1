import { pluralIn } from '../../shared/i18n/plural.ts'
import type { ApiKeyWords } from './api-keys.en.ts'

const plural = pluralIn('fr')

const fr: ApiKeyWords = {
  title: 'Clés d’API',
  intro:
    'Permettez à d’autres systèmes de lire des données avec leur propre clé. Les clés ont les autorisations du rôle Accès API.',
  subject: 'clés d’API',
  none: 'Aucune clé d’API trouvée',
  noneYet: 'Créez-en une pour chaque système qui lit des données ici.',
  newKey: 'Nouvelle clé',
  name: 'Nom',
  nameHint: 'Le système qui l’utilisera. Figure dans le journal.',
  scopes: 'Autorisations',
  scopesShort: 'Autorisations',
  scopesHint: 'Choisissez seulement ce dont le système a besoin.',
  calls: {
    listReleases: 'Lire les versions et correctifs, avec les notes',
    getLatestVersion: 'Lire la version la plus récente',
  },
  lifetime: 'Expire',
  days: (days) => plural(days, { one: 'Dans # jour', other: 'Dans # jours' }),
  lifetimeHint: (day) => `Expire le ${day}. Créez une nouvelle clé avant cette date.`,
  neverEnds: 'Jamais',
  neverHint: 'La clé fonctionne jusqu’à ce que quelqu’un la révoque, même si vous l’oubliez.',
  addProblem: 'la clé d’API',
  madeTitle: 'Clé d’API créée',
  once: 'C’est la seule fois que la clé est affichée. Copiez-la maintenant dans l’autre système. Vous ne pourrez pas la consulter plus tard.',
  keyOf: (name) => `Clé pour ${name}`,
  howToUse: 'L’autre système l’envoie dans un en-tête : Authorization: Bearer …',
  putAway: 'Je l’ai enregistrée',
  state: 'État',
  states: {
    works: 'Active',
    'ends-soon': 'Expire\u00a0bientôt',
    expired: 'Expirée',
    revoked: 'Révoquée',
  },
  since: {
    works: (day) => (day === null ? 'n’expire jamais' : `jusqu’au ${day}`),
    'ends-soon': (day) => `le ${day ?? ''}`,
    expired: (day) => `le ${day ?? ''}`,
    revoked: (day) => `le ${day ?? ''}`,
  },
  lastUsed: 'Dernière utilisation',
  made: 'Créée',
  madeBy: (when, who) => `${when}, par ${who}`,
  revoke: 'Révoquer',
  revokeNamed: (name) => `Révoquer la clé pour ${name}`,
  sureRevoke: (name) => `Révoquer la clé pour ${name} ?`,
  revokeDetail:
    'Le système qui l’utilise perd l’accès immédiatement. Cette action est irréversible.',
  revoked: (name) => `La clé pour ${name} a été révoquée.`,
}
export default fr
