export { BelowSlot as default } from '@/screens/frame/below-slot'
