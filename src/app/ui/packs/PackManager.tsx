import { KeptSection } from './KeptSection.tsx'
import { PacksSection } from './PacksSection.tsx'
import { RoomSection } from './RoomSection.tsx'
import { TomorrowSection } from './TomorrowSection.tsx'

/** All that this device can do without a network, and what can be done about it: on the page of that name, and for members at the downloads. */
export const PackManager = () => (
  <>
    <TomorrowSection />
    <RoomSection />
    <PacksSection />
    <KeptSection />
  </>
)
