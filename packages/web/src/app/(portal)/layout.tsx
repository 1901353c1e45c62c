export { PortalFrame as default } from '@/screens/frame/portal-frame'
