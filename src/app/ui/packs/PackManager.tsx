import { KeptSection } from './KeptSection.tsx'
import { PacksSection } from './PacksSection.tsx'
import { RoomSection } from './RoomSection.tsx'
import { TomorrowSection } from './TomorrowSection.tsx'

/** All offline features of this device, and their settings: on the offline page, and for members on the downloads page. */
export const PackManager = () => (
  <>
    <TomorrowSection />
    <RoomSection />
    <PacksSection />
    <KeptSection />
  </>
)
