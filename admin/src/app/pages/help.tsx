export { HelpPage as HelpRoute } from '../../features/help/help-page.tsx'
