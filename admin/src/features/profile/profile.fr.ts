import { pluralIn } from '../../shared/i18n/plural.ts'
import type { ProfileWords } from './profile.en.ts'

const plural = pluralIn('fr')

const fr: ProfileWords = {
  profile: 'Mon profil',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  role: 'Rôle',
  readOnly: 'Les super-administrateurs modifient ces détails sous Utilisateurs.',
  account: 'Votre compte',
  alerts: 'Alertes',
  security: 'Sécurité',
  sessions: 'Sessions',
  sessionsIntro:
    'L’une d’elles n’est pas vous ? Terminez-la, puis demandez un nouveau mot de passe.',
  sessionsHere: 'Où vous êtes connecté',
  endOthers: 'Terminer les autres',
  sureEndOthers: 'Terminer toutes vos autres sessions ?',
  endOthersDetail: 'Ces navigateurs devront se reconnecter. Celui-ci reste connecté.',
  endedOthers: (count) =>
    plural(count, { one: '# autre session terminée.', other: '# autres sessions terminées.' }),
}

export default fr
