/** The manifests of the extension. Firefox runs the background module as an event page and needs an id. */

const sizes = ['16', '32', '48', '128'];
const icons = Object.fromEntries(sizes.map(size => [size, `icons/${size}.png`]));

const perBrowser = {
  chromium: {
    // The first version in which every extension may open its popup.
    minimum_chrome_version: '127',
    background: { service_worker: 'background.js', type: 'module' },
  },
  firefox: {
    background: { scripts: ['background.js'], type: 'module' },
    browser_specific_settings: {
      gecko: {
        id: 'extension@telltale.invalid',
        // The first version with highlights, which mark passages in a page.
        strict_min_version: '140.0',
        data_collection_permissions: { required: ['websiteContent'] },
      },
    },
  },
};

/** Returns the manifest for `chromium` or `firefox`. */
export const manifest = (browser, version) => ({
  manifest_version: 3,
  name: 'Telltale',
  version,
  description: 'Scans a selection or an article for signals of machine writing, and cleans text fields.',
  icons,
  action: { default_popup: 'popup.html', default_title: 'Telltale', default_icon: icons },
  options_ui: { page: 'options.html', open_in_tab: true },
  permissions: ['activeTab', 'contextMenus', 'scripting', 'storage'],
  // Requested for the service's origin only, when its address is saved.
  optional_host_permissions: ['https://*/*', 'http://*/*'],
  content_security_policy: {
    // The service's address is known only at run time. The host permission limits which address is reached.
    extension_pages:
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src https: http:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  },
  ...perBrowser[browser],
});
