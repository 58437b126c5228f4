// Run by gjs, GNOME's JavaScript. WebKitGTK's own MiniBrowser forgets everything when it is automated; this one keeps its website data in
// the folder that it is given.
import Gio from 'gi://Gio?version=2.0'
import GLib from 'gi://GLib?version=2.0'
import Gtk from 'gi://Gtk?version=3.0'
import WebKit from 'gi://WebKit2?version=4.1'
import { programArgs } from 'system'

const [folder] = programArgs
const pid = String(new Gio.Credentials().get_unix_pid())
GLib.file_set_contents(GLib.build_filenamev([folder, 'pid']), pid)

Gtk.init(null)
const manager = new WebKit.WebsiteDataManager({
  base_data_directory: GLib.build_filenamev([folder, 'data']),
  base_cache_directory: GLib.build_filenamev([folder, 'cache']),
})
const context = new WebKit.WebContext({ website_data_manager: manager })
context.set_automation_allowed(true)
context.set_preferred_languages(['en-US'])

const tabs = new Gtk.Notebook()
const window = new Gtk.Window({ default_width: 1280, default_height: 940 })
window.add(tabs)
window.connect('destroy', () => Gtk.main_quit())
window.show_all()

function openTab() {
  const view = new WebKit.WebView({ web_context: context, is_controlled_by_automation: true })
  view.connect('close', () => {
    view.destroy()
    if (tabs.get_n_pages() === 0) window.destroy()
  })
  view.show()
  tabs.set_current_page(tabs.append_page(view, null))
  return view
}

context.connect('automation-started', (_, session) => {
  const about = new WebKit.ApplicationInfo()
  about.set_name('WebKitGTK')
  about.set_version(WebKit.get_major_version(), WebKit.get_minor_version(), WebKit.get_micro_version())
  session.set_application_info(about)
  session.connect('create-web-view', openTab)
})

Gtk.main()
