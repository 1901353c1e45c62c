export { SearchSlot as default } from '@/screens/frame/search-slot'
