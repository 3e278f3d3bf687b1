import { pluralIn } from '../../shared/i18n/plural.ts'
import type { ProfileWords } from './profile.en.ts'

const plural = pluralIn('fr')

const fr: ProfileWords = {
  profile: 'Mon profil',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'Courriel',
  role: 'Rôle',
  readOnly:
    'Seuls les super-administrateurs peuvent modifier ces renseignements, à la page Utilisateurs.',
  account: 'Votre compte',
  alerts: 'Alertes',
  security: 'Sécurité',
  sessions: 'Sessions',
  sessionsIntro:
    'Vous ne reconnaissez pas une session ? Terminez-la, puis réinitialisez votre mot de passe.',
  sessionsHere: 'Sessions actives',
  endOthers: 'Terminer toutes les autres sessions',
  sureEndOthers: 'Terminer toutes vos autres sessions ?',
  endOthersDetail: 'Ces navigateurs devront se reconnecter. Vous restez connecté ici.',
  endedOthers: (count) =>
    plural(count, { one: '# autre session terminée.', other: '# autres sessions terminées.' }),
}

export default fr
