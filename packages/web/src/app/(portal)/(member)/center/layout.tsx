export { CenterFrame as default } from '@/screens/center/center-screen'
