export { TabsSlot as default } from '@/screens/frame/tabs-slot'
