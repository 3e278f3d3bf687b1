export { SystemPage as SystemRoute } from '../../areas/operations/system/system-page.tsx'
