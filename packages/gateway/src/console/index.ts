export { consoleFeature } from './console.feature'
export { DEMO_STAFF_PASSWORD, listDemoStaff, seedDemoStaff } from './staff/demo-staff'
export { createSecretBox, type SecretBox } from './staff/secret-box'
export { staffCommand } from './staff/staff-command'
