export { HelpPage as HelpRoute } from '../../areas/operations/help/help-page.tsx'
