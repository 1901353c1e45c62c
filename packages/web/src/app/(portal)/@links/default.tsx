export { LinksSlot as default } from '@/screens/frame/links-slot'
