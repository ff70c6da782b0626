// Written by `npm run generate` from schema.graphql; never edited.

/** The types of interfaces and unions, by their names. */
export const possibleTypes = {
  "Content": [
    "Space",
    "Collection"
  ],
  "IntegrationOwner": [
    "Organization",
    "PublicOrganization"
  ],
  "Node": [
    "Site",
    "AuditEvent",
    "Organization",
    "ChangeRequest",
    "Space",
    "Collection",
    "Comment",
    "CommentReply",
    "Revision",
    "File",
    "Grant",
    "Import",
    "IntegrationInstallation",
    "Integration",
    "Invite",
    "LinkInvite",
    "Member",
    "OpenAPISpec",
    "OpenAPISpecVersion",
    "Page",
    "ReusableContent",
    "Review",
    "SAMLProvider",
    "ServiceAccount",
    "ShareLink",
    "SiteRedirect",
    "SiteSectionGroup",
    "SiteSection",
    "SiteSpace",
    "Team",
    "TeamMember",
    "ApiToken",
    "TranslationSettings",
    "User"
  ],
  "SiteStructureItem": [
    "SiteSection",
    "SiteSectionGroup",
    "SiteSpace"
  ],
  "UserError": [
    "ValidationError",
    "MergeConflictError",
    "StaleRevisionError",
    "BlockedByRulesError",
    "AlreadyExistsError",
    "ConflictError"
  ]
};

/** The types without an id, which are part of the object that returns them. */
export const embeddedTypes = [
  "AdaptiveSchema",
  "TemplateCondition",
  "SetAdaptiveSchemaPayload",
  "AuditPath",
  "AuditEventConnection",
  "AuditEventEdge",
  "PageInfo",
  "ChangeRequestUrls",
  "MergeBlock",
  "MergePreview",
  "MergeConflict",
  "ConflictBlock",
  "BlockRange",
  "MergeRules",
  "CreateChangeRequestPayload",
  "UpdateChangeRequestPayload",
  "MergeChangeRequestPayload",
  "RevertChangeRequestPayload",
  "SetMergeRulesPayload",
  "ChangeRequestConnection",
  "ChangeRequestEdge",
  "CollectionUrls",
  "CollectionPermissions",
  "DeleteCollectionPayload",
  "RestoreCollectionPayload",
  "MoveCollectionPayload",
  "TransferCollectionPayload",
  "CollectionConnection",
  "CollectionEdge",
  "CreateCollectionPayload",
  "UpdateCollectionPayload",
  "CommentBody",
  "Reaction",
  "ReactionUser",
  "CommentTarget",
  "CommentedPage",
  "CommentNode",
  "CommentPermissions",
  "CommentUrls",
  "CreateCommentReplyPayload",
  "UpdateCommentReplyPayload",
  "DeleteCommentReplyPayload",
  "CommentConnection",
  "CommentEdge",
  "CommentReplyConnection",
  "CommentReplyEdge",
  "CreateCommentPayload",
  "UpdateCommentPayload",
  "DeleteCommentPayload",
  "ContentChange",
  "FieldChange",
  "BlockChange",
  "ContentChangeConnection",
  "ContentChangeEdge",
  "ContentConnection",
  "ContentEdge",
  "EditChangeRequestContentPayload",
  "EditSpaceContentPayload",
  "Download",
  "FileDimensions",
  "UploadFilePayload",
  "FileConnection",
  "FileEdge",
  "GrantOrigin",
  "LevelSource",
  "EffectiveAccess",
  "SetGrantPayload",
  "UpdateGrantPayload",
  "GrantAllPayload",
  "RemoveGrantPayload",
  "GrantConnection",
  "GrantEdge",
  "EffectiveAccessConnection",
  "EffectiveAccessEdge",
  "ImportProblem",
  "ImportError",
  "ImportPayload",
  "InstallationTarget",
  "SelectedSpace",
  "SelectedSite",
  "InstallationUrls",
  "InstallIntegrationPayload",
  "UpdateIntegrationInstallationPayload",
  "UninstallIntegrationPayload",
  "CreateInstallationTokenPayload",
  "IntegrationInstallationConnection",
  "IntegrationInstallationEdge",
  "IntegrationBlock",
  "IntegrationBlockMarkdown",
  "IntegrationContentSource",
  "IntegrationContentSourceConfiguration",
  "IntegrationLink",
  "IntegrationUrls",
  "IntegrationPermissions",
  "PublishIntegrationPayload",
  "UnpublishIntegrationPayload",
  "IntegrationConnection",
  "IntegrationEdge",
  "InviteUrls",
  "InviteMembersPayload",
  "RevokeInvitePayload",
  "AcceptInvitePayload",
  "InviteConnection",
  "InviteEdge",
  "LinkInviteUrls",
  "LinkInviteConnection",
  "LinkInviteEdge",
  "CreateLinkInvitePayload",
  "UpdateLinkInvitePayload",
  "DeleteLinkInvitePayload",
  "Link",
  "ContentReference",
  "VersionContext",
  "LinkStats",
  "BrokenLinkStats",
  "LinkConnection",
  "LinkEdge",
  "BacklinkConnection",
  "BacklinkEdge",
  "MemberSpace",
  "UpdateMemberPayload",
  "SetMemberDisabledPayload",
  "SetMemberSSOPayload",
  "RemoveMemberPayload",
  "PingOrganizationPayload",
  "MemberConnection",
  "MemberEdge",
  "MemberSpaceConnection",
  "MemberSpaceEdge",
  "OpenAPISpecPermissions",
  "OpenAPISpecUrls",
  "OpenAPISpecVersionUrls",
  "OpenAPISpecVersionContent",
  "OpenAPISpecDiff",
  "OpenAPISpecChange",
  "CreateOpenAPISpecPayload",
  "SetOpenAPISpecPayload",
  "DeleteOpenAPISpecPayload",
  "OpenAPISpecConnection",
  "OpenAPISpecEdge",
  "OpenAPISpecVersionConnection",
  "OpenAPISpecVersionEdge",
  "Billing",
  "Trial",
  "Blocked",
  "BillingMigration",
  "DefaultContent",
  "OrganizationUrls",
  "OrganizationPermissions",
  "PublicOrganization",
  "CreateOrganizationPayload",
  "UpdateOrganizationPayload",
  "JoinOrganizationPayload",
  "OrganizationConnection",
  "OrganizationEdge",
  "PageBody",
  "Heading",
  "PageLayout",
  "PageCover",
  "FileReference",
  "PageTarget",
  "GitPath",
  "PageUrls",
  "PublishedSite",
  "SiteCustomizations",
  "CustomizedSiteSpace",
  "PublishedPage",
  "SiteSearchResult",
  "SiteSearchSection",
  "SiteSearchUrls",
  "OpenPublishedSitePayload",
  "SiteSearchResultConnection",
  "SiteSearchResultEdge",
  "PublishingAuth",
  "UpdatePublishingAuthPayload",
  "RegenerateVisitorKeyPayload",
  "RequestedReviewer",
  "CreateReviewPayload",
  "RequestReviewersPayload",
  "RemoveRequestedReviewerPayload",
  "ReviewConnection",
  "ReviewEdge",
  "RequestedReviewerConnection",
  "RequestedReviewerEdge",
  "GitCommit",
  "RevisionUrls",
  "RollbackSpacePayload",
  "RevisionConnection",
  "RevisionEdge",
  "SAMLService",
  "SAMLProviderUrls",
  "SAMLProviderConnection",
  "SAMLProviderEdge",
  "CreateSAMLProviderPayload",
  "UpdateSAMLProviderPayload",
  "DeleteSAMLProviderPayload",
  "SearchResult",
  "SearchSection",
  "TextRange",
  "SearchUrls",
  "SpaceSearchResult",
  "SearchResultConnection",
  "SearchResultEdge",
  "SpaceSearchResultConnection",
  "SpaceSearchResultEdge",
  "ServiceAccountUrls",
  "ServiceAccountConnection",
  "ServiceAccountEdge",
  "CreateServiceAccountPayload",
  "UpdateServiceAccountPayload",
  "DeleteServiceAccountPayload",
  "ShareLinkUrls",
  "ShareLinkConnection",
  "ShareLinkEdge",
  "CreateShareLinkPayload",
  "UpdateShareLinkPayload",
  "DeleteShareLinkPayload",
  "SSOLogin",
  "SignInOrganization",
  "CompleteSignInPayload",
  "SiteAudienceProblem",
  "SiteAudience",
  "SiteCustomization",
  "CustomizationStyling",
  "ThemedColor",
  "ThemedAddress",
  "CustomizationSidebar",
  "CustomizationInternationalization",
  "CustomizationFavicon",
  "CustomizationThemes",
  "CustomizationSwitch",
  "CustomizationAI",
  "CustomizationExternalLinks",
  "CustomizationPageActions",
  "CustomizationGit",
  "CustomizationAddress",
  "CustomizationInsights",
  "CustomizationHeader",
  "CustomizationHeaderLink",
  "CustomizationLink",
  "CustomizationReference",
  "CustomizationFooter",
  "CustomizationFooterGroup",
  "SiteRedirectUrls",
  "ResolvedRedirect",
  "ResolvedRedirectUrls",
  "SiteRedirectConnection",
  "SiteRedirectEdge",
  "CreateSiteRedirectPayload",
  "UpdateSiteRedirectPayload",
  "DeleteSiteRedirectPayload",
  "SiteSectionGroupUrls",
  "MoveSiteSectionGroupPayload",
  "AddSectionToGroupPayload",
  "RemoveSectionFromGroupPayload",
  "SiteSectionGroupConnection",
  "SiteSectionGroupEdge",
  "CreateSiteSectionGroupPayload",
  "UpdateSiteSectionGroupPayload",
  "DeleteSiteSectionGroupPayload",
  "SiteSectionUrls",
  "MoveSiteSectionPayload",
  "SiteSectionConnection",
  "SiteSectionEdge",
  "CreateSiteSectionPayload",
  "UpdateSiteSectionPayload",
  "DeleteSiteSectionPayload",
  "SetSiteCustomizationPayload",
  "SetSiteSpaceCustomizationPayload",
  "DeleteSiteSpaceCustomizationPayload",
  "SiteSpaceUrls",
  "MoveSiteSpacePayload",
  "SiteSpaceConnection",
  "SiteSpaceEdge",
  "CreateSiteSpacePayload",
  "UpdateSiteSpacePayload",
  "DeleteSiteSpacePayload",
  "SiteStructure",
  "SortSiteStructurePayload",
  "SiteIcon",
  "SiteIconAddresses",
  "SiteProxy",
  "AdaptiveContent",
  "SiteAds",
  "SiteFeature",
  "SiteUrls",
  "PublishSitePayload",
  "UnpublishSitePayload",
  "SiteConnection",
  "SiteEdge",
  "CreateSitePayload",
  "UpdateSitePayload",
  "DeleteSitePayload",
  "GitSync",
  "VisitorAuth",
  "SpaceUrls",
  "SpacePermissions",
  "DeleteSpacePayload",
  "RestoreSpacePayload",
  "DuplicateSpacePayload",
  "MoveSpacePayload",
  "TransferSpacePayload",
  "SpaceConnection",
  "SpaceEdge",
  "CreateSpacePayload",
  "UpdateSpacePayload",
  "Subdomain",
  "SubdomainTarget",
  "TeamPermissions",
  "TeamMembership",
  "TeamMemberPermissions",
  "CreateTeamPayload",
  "UpdateTeamMembersPayload",
  "SetTeamMemberPayload",
  "RemoveTeamMemberPayload",
  "TeamConnection",
  "TeamEdge",
  "TeamMemberConnection",
  "TeamMemberEdge",
  "UpdateTeamPayload",
  "DeleteTeamPayload",
  "ApiTokenUrls",
  "CreateTokenPayload",
  "RotateTokenPayload",
  "RevokeTokenPayload",
  "ApiTokenConnection",
  "ApiTokenEdge",
  "TranslationSettingsPermissions",
  "TranslationSettingsUrls",
  "LanguageSpace",
  "Translation",
  "TranslationCoverage",
  "PageTranslation",
  "CreateTranslationSettingsPayload",
  "SetTranslationSettingsPayload",
  "DeleteTranslationSettingsPayload",
  "MarkTranslatedPayload",
  "TranslationSettingsConnection",
  "TranslationSettingsEdge",
  "TranslationConnection",
  "TranslationEdge",
  "PageTranslationConnection",
  "PageTranslationEdge",
  "ValidationError",
  "MergeConflictError",
  "StaleRevisionError",
  "BlockedByRulesError",
  "AlreadyExistsError",
  "ConflictError",
  "UserUrls"
] as const;

/** The arguments that distinguish two lists of a connection field, by type and field. */
export const connectionFields = {
  "Site": {
    "shareLinks": [],
    "redirects": [],
    "sectionGroups": [],
    "sections": [
      "shareKey"
    ],
    "siteSpaces": [
      "shareKey",
      "default"
    ]
  },
  "Organization": {
    "auditEvents": [
      "actor",
      "action",
      "subject",
      "from",
      "to"
    ],
    "changeRequests": [
      "status",
      "contributor"
    ],
    "collections": [
      "orderBy",
      "filter"
    ],
    "children": [
      "orderBy",
      "filter"
    ],
    "invites": [],
    "linkInvites": [],
    "members": [
      "orderBy",
      "filter"
    ],
    "openAPISpecs": [],
    "samlProviders": [],
    "search": [
      "query"
    ],
    "serviceAccounts": [],
    "sites": [
      "orderBy",
      "filter"
    ],
    "spaces": [
      "orderBy",
      "filter"
    ],
    "teams": [
      "orderBy",
      "filter"
    ],
    "translationSettings": []
  },
  "Query": {
    "integrations": [
      "search",
      "category",
      "blockDomain",
      "blocks",
      "contentSources",
      "owner",
      "scope",
      "target"
    ],
    "organizations": [
      "orderBy",
      "filter"
    ],
    "tokens": []
  },
  "ChangeRequest": {
    "revisions": [],
    "changes": [],
    "comments": [
      "order",
      "status",
      "targetPage",
      "authors"
    ],
    "reviews": [],
    "requestedReviewers": []
  },
  "Space": {
    "changeRequests": [
      "status",
      "contributor"
    ],
    "comments": [
      "order",
      "status",
      "targetPage",
      "authors"
    ],
    "memberGrants": [],
    "teamGrants": [],
    "memberAccess": [],
    "revisions": [],
    "search": [
      "query"
    ]
  },
  "Collection": {
    "spaces": [
      "orderBy",
      "filter"
    ],
    "collections": [
      "orderBy",
      "filter"
    ],
    "children": [
      "orderBy",
      "filter"
    ],
    "memberGrants": [],
    "teamGrants": [],
    "memberAccess": []
  },
  "Comment": {
    "replies": []
  },
  "Revision": {
    "files": [],
    "changes": [
      "since"
    ],
    "links": [
      "status",
      "page"
    ],
    "backlinks": [
      "file"
    ]
  },
  "Integration": {
    "installations": [
      "externalId"
    ]
  },
  "Member": {
    "teams": [
      "orderBy",
      "filter"
    ],
    "spaces": [
      "orderBy",
      "filter"
    ]
  },
  "OpenAPISpec": {
    "versions": []
  },
  "PublishedSite": {
    "sections": [],
    "siteSpaces": [
      "default"
    ],
    "search": [
      "input"
    ]
  },
  "ServiceAccount": {
    "tokens": []
  },
  "Team": {
    "members": [
      "orderBy",
      "filter"
    ]
  },
  "TranslationSettings": {
    "translations": []
  },
  "Translation": {
    "pages": [
      "status"
    ],
    "sourceChanges": []
  },
  "User": {
    "organizations": [
      "orderBy",
      "filter"
    ],
    "recentSpaces": [],
    "changeRequests": [
      "filter"
    ],
    "reviewRequests": [],
    "receivedComments": [
      "filter"
    ],
    "receivedReplies": [
      "filter"
    ]
  }
} as const;

/** The fields of `Query` that return the node with an id, unless they have other arguments. */
export const nodeFields = [
  "changeRequest",
  "collection",
  "comment",
  "commentReply",
  "file",
  "grant",
  "import",
  "integrationInstallation",
  "linkInvite",
  "member",
  "node",
  "openAPISpec",
  "organization",
  "revision",
  "samlProvider",
  "serviceAccount",
  "shareLink",
  "siteRedirect",
  "siteSectionGroup",
  "siteSection",
  "siteSpace",
  "site",
  "space",
  "team",
  "translationSettings",
  "user"
] as const;
