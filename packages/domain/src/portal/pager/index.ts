export { buildPager, DEFAULT_PAGER_COUNT, JUMP_LABEL, parseJump } from './pager'
