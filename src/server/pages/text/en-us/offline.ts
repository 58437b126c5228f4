export const englishOfflineMarkdown = `# Without a network

This shop works without a network with what this device has seen; nothing has to be switched on for that. It can also
[keep the catalogue on this device](/prod/offline), as a whole or some of its groups: then that works for parts that you never opened.

{{ready-here}}

## What stays on this device

- The shop itself: it opens from a cold start.
- The list of all categories.
- Parts that you opened, with their drawings, numbers, applications and parts lists.
- Lists that you looked through, your recent searches and the parts you viewed.
- While you are signed in: your cart, your addresses and the orders that you looked at.

## What you can do without a network

- Search among the parts that you opened or saw in lists, by number or by words. With the catalogue on this device: among all its parts, also
  by vehicle and by what you measure on the old unit.
- Put parts on your list. While you are signed in it is your cart, and you can change your addresses too; the shop hears of it when there
  is a signal.
- Order, while you are signed in: the order is saved on this device with the most that it may cost, and sent when there is a signal. The
  shop places it only within your limit.

## What needs the network

- A part or a list that this device has not seen and that is in no part of the catalogue on it. The shop then says so; it never pretends that there is no such part.
- Stock and price of this minute. What comes from this device says how old it is.
- Signing in, a new account, and paying by card.

## Get ready for a place without signal

1. Sign in, and open the parts of the job once while you are online, or [keep their group of the catalogue](/prod/offline).
2. Look at this page: it says whether this device is ready.
3. Install the shop. Browsers are slower to clear what an installed shop keeps.

## Install the shop

{{install-ways}}

## Does this browser keep it?

{{kept-here}}

## How to clear it

Clear this site’s data in the browser’s settings. Changes and orders that the shop has not heard of yet are lost with it; signing out loses
none.
`
